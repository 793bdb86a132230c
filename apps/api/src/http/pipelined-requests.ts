import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FirstStep } from './first-steps.js';
import { refuseConnection } from './refuse-connection.js';

/** Requests of a connection that wait for the answers before them. */
const mostWaiting = 16;

/**
 * Serves the requests of a connection one after the other. Node begins all that one read brings, which may be thousands: they
 * would hold the process for a second. Proxies and browsers wait for each answer; who sends more ahead is refused.
 */
export function serveInTurn(server: Server): FirstStep {
  const waiting = new WeakMap<Socket, number>();
  return (request, response, next) => {
    // Node gives the connection to the answer whose turn it is.
    if (response.socket !== null) {
      next();
      return;
    }
    const { socket } = request;
    if (!socket.writable) return;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= mostWaiting) {
      refuseConnection(server, socket, 'ERR_PIPELINED');
      return;
    }
    waiting.set(socket, ahead + 1);
    response.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      next();
    });
  };
}
