// What the load run uses of packages that are there only when it runs.

declare module 'boardgame.io/dist/cjs/server.js' {
  export const Server: (options: object) => { run(options: object): Promise<unknown> };
}

declare module 'socket.io-client' {
  interface Socket {
    on(event: string, listener: (...args: never[]) => void): void;
    emit(event: string, ...args: readonly unknown[]): void;
  }
  export const io: (address: string, options: object) => Socket;
}
