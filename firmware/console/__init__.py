"""What people see and press. Knows the rules core and the HAL contract, no board."""
