// The arithmetic of the boot ROM: soft float and double, RP2040 datasheet 2.8.3.2.
//
// An entry is [offset in the ROM's table, cycles, function(registers, core)]. Arguments and results
// lie in r[0] and r[1], doubles in pairs.

const f32 = new Float32Array(1);
const u32f = new Uint32Array(f32.buffer);
const f64 = new Float64Array(1);
const u32d = new Uint32Array(f64.buffer);

const toF = (bits) => {
  u32f[0] = bits;
  return f32[0];
};
const fromF = (x) => {
  f32[0] = x;
  // the ROM has no denormals: they become zero
  if (x !== 0 && (u32f[0] & 0x7f800000) === 0) u32f[0] &= 0x80000000;
  return u32f[0];
};
const toD = (lo, hi) => {
  u32d[0] = lo;
  u32d[1] = hi;
  return f64[0];
};
const setD = (r, x) => {
  f64[0] = x;
  r[0] = u32d[0];
  r[1] = u32d[1];
};
const clampS = (x) => (Number.isNaN(x) ? 0 : Math.max(-0x80000000, Math.min(0x7fffffff, Math.floor(x))));
const clampU = (x) => (Number.isNaN(x) ? 0 : Math.max(0, Math.min(0xffffffff, Math.floor(x))));
const set64 = (r, big) => {
  r[0] = Number(BigInt.asUintN(32, big));
  r[1] = Number(BigInt.asUintN(32, big >> 32n));
};
const big64 = (r, signed) => {
  const v = (BigInt(r[1]) << 32n) | BigInt(r[0]);
  return signed ? BigInt.asIntN(64, v) : v;
};
const toBig = (x, signed) => {
  if (Number.isNaN(x)) return 0n;
  const lo = signed ? -(2 ** 63) : 0;
  const hi = signed ? 2 ** 63 : 2 ** 64;
  if (x <= lo) return BigInt(lo);
  if (x >= hi) return BigInt(hi) - 1n;
  return BigInt(Math.floor(x));
};
const flags = (core, a, b) => {
  core.N = a < b;
  core.Z = a === b;
  core.C = a >= b;
  core.V = false;
};

export const floatOps = [
  [0x00, 71, (r) => (r[0] = fromF(toF(r[0]) + toF(r[1])))],
  [0x04, 71, (r) => (r[0] = fromF(toF(r[0]) - toF(r[1])))],
  [0x08, 69, (r) => (r[0] = fromF(toF(r[0]) * toF(r[1])))],
  [0x0c, 71, (r) => (r[0] = fromF(toF(r[0]) / toF(r[1])))],
  [0x10, 40, (r) => (r[0] = Math.sign(toF(r[0]) - toF(r[1])))],
  [0x14, 40, (r, core) => flags(core, toF(r[0]), toF(r[1]))],
  [0x18, 63, (r) => (r[0] = fromF(Math.sqrt(toF(r[0]))))],
  [0x1c, 37, (r) => (r[0] = clampS(toF(r[0])))],
  [0x20, 36, (r) => (r[0] = clampS(toF(r[0]) * 2 ** (r[1] | 0)))],
  [0x24, 38, (r) => (r[0] = clampU(toF(r[0])))],
  [0x28, 38, (r) => (r[0] = clampU(toF(r[0]) * 2 ** (r[1] | 0)))],
  [0x2c, 55, (r) => (r[0] = fromF(r[0] | 0))],
  [0x30, 53, (r) => (r[0] = fromF((r[0] | 0) * 2 ** -(r[1] | 0)))],
  [0x34, 52, (r) => (r[0] = fromF(r[0]))],
  [0x38, 52, (r) => (r[0] = fromF(r[0] * 2 ** -(r[1] | 0)))],
  [0x3c, 593, (r) => (r[0] = fromF(Math.cos(toF(r[0]))))],
  [0x40, 577, (r) => (r[0] = fromF(Math.sin(toF(r[0]))))],
  [0x44, 653, (r) => (r[0] = fromF(Math.tan(toF(r[0]))))],
  [0x4c, 542, (r) => (r[0] = fromF(Math.exp(toF(r[0]))))],
  [0x50, 524, (r) => (r[0] = fromF(Math.log(toF(r[0]))))],
  [0x54, 40, (r) => (r[0] = Math.sign(toF(r[0]) - toF(r[1])))],
  [0x58, 599, (r) => (r[0] = fromF(Math.atan2(toF(r[0]), toF(r[1]))))],
  [0x5c, 60, (r) => (r[0] = fromF(Number(big64(r, true))))],
  [0x60, 60, (r) => (r[0] = fromF(Number(big64(r, true)) * 2 ** -(r[2] | 0)))],
  [0x64, 60, (r) => (r[0] = fromF(Number(big64(r, false))))],
  [0x68, 60, (r) => (r[0] = fromF(Number(big64(r, false)) * 2 ** -(r[2] | 0)))],
  [0x6c, 60, (r) => set64(r, toBig(toF(r[0]), true))],
  [0x70, 60, (r) => set64(r, toBig(toF(r[0]) * 2 ** (r[1] | 0), true))],
  [0x74, 60, (r) => set64(r, toBig(toF(r[0]), false))],
  [0x78, 60, (r) => set64(r, toBig(toF(r[0]) * 2 ** (r[1] | 0), false))],
  [0x7c, 60, (r) => setD(r, toF(r[0]))],
];

const d0 = (r) => toD(r[0], r[1]);
const d1 = (r) => toD(r[2], r[3]);
export const doubleOps = [
  [0x00, 118, (r) => setD(r, d0(r) + d1(r))],
  [0x04, 118, (r) => setD(r, d0(r) - d1(r))],
  [0x08, 160, (r) => setD(r, d0(r) * d1(r))],
  [0x0c, 180, (r) => setD(r, d0(r) / d1(r))],
  [0x10, 60, (r) => (r[0] = Math.sign(d0(r) - d1(r)))],
  [0x14, 60, (r, core) => flags(core, d0(r), d1(r))],
  [0x18, 170, (r) => setD(r, Math.sqrt(d0(r)))],
  [0x1c, 60, (r) => (r[0] = clampS(d0(r)))],
  [0x20, 60, (r) => (r[0] = clampS(d0(r) * 2 ** (r[2] | 0)))],
  [0x24, 60, (r) => (r[0] = clampU(d0(r)))],
  [0x28, 60, (r) => (r[0] = clampU(d0(r) * 2 ** (r[2] | 0)))],
  [0x2c, 60, (r) => setD(r, r[0] | 0)],
  [0x30, 60, (r) => setD(r, (r[0] | 0) * 2 ** -(r[1] | 0))],
  [0x34, 60, (r) => setD(r, r[0])],
  [0x38, 60, (r) => setD(r, r[0] * 2 ** -(r[1] | 0))],
  [0x3c, 1600, (r) => setD(r, Math.cos(d0(r)))],
  [0x40, 1600, (r) => setD(r, Math.sin(d0(r)))],
  [0x44, 1700, (r) => setD(r, Math.tan(d0(r)))],
  [0x4c, 800, (r) => setD(r, Math.exp(d0(r)))],
  [0x50, 860, (r) => setD(r, Math.log(d0(r)))],
  [0x54, 60, (r) => (r[0] = Math.sign(d0(r) - d1(r)))],
  [0x58, 2200, (r) => setD(r, Math.atan2(d0(r), d1(r)))],
  [0x5c, 80, (r) => setD(r, Number(big64(r, true)))],
  [0x60, 80, (r) => setD(r, Number(big64(r, true)) * 2 ** -(r[2] | 0))],
  [0x64, 80, (r) => setD(r, Number(big64(r, false)))],
  [0x68, 80, (r) => setD(r, Number(big64(r, false)) * 2 ** -(r[2] | 0))],
  [0x6c, 80, (r) => set64(r, toBig(d0(r), true))],
  [0x70, 80, (r) => set64(r, toBig(d0(r) * 2 ** (r[2] | 0), true))],
  [0x74, 80, (r) => set64(r, toBig(d0(r), false))],
  [0x78, 80, (r) => set64(r, toBig(d0(r) * 2 ** (r[2] | 0), false))],
  [0x7c, 80, (r) => (r[0] = fromF(d0(r)))],
];
