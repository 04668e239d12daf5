// A room of Colyseus that sends what comes to all of its clients: no rules, no log, no secrets.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Broadcast extends Room {
  onCreate() {
    this.maxClients = 6;
    this.onMessage("move", (_client, update) => this.broadcast("update", update));
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({ server: createServer() }) });
server.define("broadcast", Broadcast);
await server.listen(Number(process.argv[2]), "127.0.0.1");
