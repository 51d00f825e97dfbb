/** Runs in the page before anything else: notes when a computer player thinks, and the thoughts that are over. */
export function watchThoughts() {
  const thinking = new Map();
  const thoughts = [];
  Object.assign(globalThis, { thinking, thoughts });
  const end = (worker) => {
    if (thinking.has(worker)) thoughts.push({ from: thinking.get(worker), to: performance.now() });
    thinking.delete(worker);
  };
  const { postMessage, terminate } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    postMessage.call(this, message);
    if (message?.question?.ask !== 'move') return;
    thinking.set(this, performance.now());
    this.addEventListener('message', () => end(this), { once: true });
  };
  Worker.prototype.terminate = function () {
    terminate.call(this);
    end(this);
  };
}

/**
 * Runs after it: the longest frame during a thought. The browser tells of frames over 50 ms; what counts is the page's own
 * work in them, scripts and rendering, and not that somebody else had the processor. The longest time between two frames
 * is noted, and not judged: without a GPU a motion is drawn slower than that, thought or no thought.
 */
export function watchFrames() {
  Object.assign(globalThis, { longestFrame: 0, longestGap: 0 });
  let last;
  let opened = Number.POSITIVE_INFINITY;
  // Laying the table out has a budget of its own.
  const isSettled = (time) => time - opened > 1000;
  const look = (now) => {
    if (last !== undefined) globalThis.longestGap = Math.max(globalThis.longestGap, now - last);
    opened = document.querySelector('.table') === null ? Number.POSITIVE_INFINITY : Math.min(opened, now);
    last = globalThis.thinking.size > 0 && isSettled(now) ? now : undefined;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const shared = (from, until) => {
    const now = [...globalThis.thinking.values()].map((began) => ({ from: began, to: performance.now() }));
    const all = [...globalThis.thoughts, ...now];
    return Math.max(0, ...all.map((thought) => Math.min(until, thought.to) - Math.max(from, thought.from)));
  };
  new PerformanceObserver((frames) => {
    for (const { startTime, duration, renderStart, scripts } of frames.getEntries()) {
      const end = startTime + duration;
      // The frame that asks, or hears the answer, is hardly one while it thinks.
      if (!isSettled(startTime) || shared(startTime, end) < duration / 2) continue;
      const rendering = renderStart === 0 ? 0 : end - renderStart;
      const work = scripts.reduce((sum, script) => sum + script.duration, rendering);
      globalThis.longestFrame = Math.max(globalThis.longestFrame, work);
    }
  }).observe({ type: 'long-animation-frame' });
}
