"""The boards, one file each as data; what checks and assembles them; the way onto the device."""
