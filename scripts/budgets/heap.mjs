/** The memory of a page's workers: `measure` looks now, `most` is the most there was, in MB. */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  const waiting = new Map();
  let count = 0;
  let most = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const usage = (sessionId) =>
    new Promise((settle) => {
      count += 1;
      waiting.set(count, settle);
      setTimeout(settle, PATIENCE);
      const message = JSON.stringify({ id: count, method: 'Runtime.getHeapUsage' });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(settle);
    });
  return {
    measure: async () => {
      for (const worker of [...workers]) {
        const { totalSize = 0, backingStorageSize = 0 } = (await usage(worker)) ?? {};
        most = Math.max(most, (totalSize + backingStorageSize) / 1e6);
      }
    },
    most: () => most,
  };
}

/** Milliseconds. A worker that is thinking answers when it is done. */
const PATIENCE = 5000;
