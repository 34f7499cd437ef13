#!/usr/bin/env node
// A bot that comes to an online table with a seat's link, as people do. Node 22 has sockets; 20 needs a flag.
//
//   node --experimental-websocket examples/bots/guest.mjs http://127.0.0.1:8200/t/TOKEN
//
// Of what is possible it likes what it has done least, so it sees all of a game.
const link = new URL(process.argv[2]);
const [prefix, token] = link.pathname.replace(/\/$/, '').split('/t/');
const address = `${link.protocol === 'https:' ? 'wss' : 'ws'}://${link.host}${prefix}/api/play/${token}`;
const done = new Map();
const times = (option) => done.get(option.split(' ')[0]) ?? 0;

function play() {
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.type !== 'now') return; // what others say, and refusals: a `now` follows a stale answer
    if (heard.over) {
      process.stdout.write(`${JSON.stringify(heard.result.scores)}\n`);
      process.exit(0);
    }
    if (!heard.options) return; // only the seat asked is told any
    const choice = heard.options.reduce((best, option) => (times(option) < times(best) ? option : best));
    done.set(choice.split(' ')[0], times(choice) + 1);
    socket.send(JSON.stringify({ do: choice, seat: heard.asked, ply: heard.ply }));
  };
  socket.onerror = () => {}; // a close follows
  socket.onclose = ({ code }) => {
    if (code >= 4000) {
      process.stderr.write(`the table is closed to us: ${code}\n`);
      process.exit(1);
    }
    setTimeout(play, 1000); // coming back is connecting again
  };
}

play();
