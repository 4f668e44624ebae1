// Runs Python on the 32-bit MicroPython.
// Standard input: {"code": [text], "files": {path: text}, "lib": folder}; what the code prints comes
// out. What the folder holds is in /lib.
// Pieces of code share their names; garbage is collected only between them.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadMicroPython } from
  "@micropython/micropython-webassembly-pyscript/micropython.mjs";

function copy(fs, from, to) {
  fs.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (statSync(source).isDirectory()) copy(fs, source, `${to}/${name}`);
    else fs.writeFile(`${to}/${name}`, readFileSync(source));
  }
}

function put(fs, path, text) {
  fs.mkdirTree(dirname(path));
  fs.writeFile(path, text);
}

const { code, files, lib } = JSON.parse(readFileSync(0, "utf8"));
const vm = await loadMicroPython({ linebuffer: true, stdout: (line) => console.log(line) });
copy(vm.FS, lib, "/lib");
for (const [path, text] of Object.entries(files)) put(vm.FS, path, text);
try {
  for (const piece of code) vm.runPython(piece);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
