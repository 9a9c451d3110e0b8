// node server.cjs PORT [DIRECTORY]: boardgame.io's own server, in memory or in its flat files.
// It says READY on its standard output.  SIGUSR2 sweeps its garbage, so that its memory can be weighed.
const { FlatFile, Server } = require('boardgame.io/server');
const { Race } = require('./game.cjs');

const [port, directory] = process.argv.slice(2);
const db = directory ? new FlatFile({ dir: directory }) : undefined;
const server = Server({ games: [Race], origins: [], ...(db && { db }) });
process.on('SIGUSR2', () => global.gc());
process.on('SIGTERM', () => process.exit(0));
server.run({ port: Number(port), callback: () => console.log('READY') });
