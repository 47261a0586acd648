// Every npm script starts here, on a machine that may have nothing but Node 20 and npm. This file stays in syntax that
// much older Nodes can read, so that they answer with a sentence and not with a SyntaxError.
var major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error('Error: Huella needs Node 20 or newer, and this is Node ' + process.versions.node + '.');
  process.exit(1);
}

void import('./bootstrap/main.mjs').then(function (bootstrap) {
  return bootstrap.main(process.argv[2], process.argv.slice(3));
});
