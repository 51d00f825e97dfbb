/** Every sound is made here, out of sines and noise: short, soft, of wood and stone. */
export const CUES = ['steps', 'thud', 'grind', 'card', 'steel', 'whoosh', 'crack', 'wound', 'points', 'turn'] as const;
export type Cue = (typeof CUES)[number];

/** Where a sound goes, and when it begins, in the context's seconds. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
}

/** `times` is how many steps are heard. */
export const sound = (desk: Desk, cue: Cue, at: number, times = 1): void => VOICES[cue](desk, at, times);

type Voice = (desk: Desk, at: number, times: number) => void;

const VOICES: Readonly<Record<Cue, Voice>> = {
  steps: (desk, at, times) => {
    for (let nth = 0; nth < Math.min(times, 8); nth++) tap(desk, at + nth * STEP, nth % 2 === 0 ? 190 : 165);
  },
  thud: (desk, at) => {
    tone(desk, { at, from: 120, to: 60, lasts: 0.22, loud: 0.4 });
    hiss(desk, { at, lasts: 0.09, type: 'lowpass', from: 700, to: 200, loud: 0.25 });
  },
  grind: (desk, at) => {
    for (const nth of [0, 1, 2, 3, 4]) {
      hiss(desk, {
        at: at + nth * 0.13,
        lasts: 0.2,
        type: 'lowpass',
        from: 520 + (nth % 2) * 160,
        to: 260,
        rises: 0.07,
        loud: 0.75,
      });
    }
    tone(desk, { at: at + 0.66, from: 95, to: 60, lasts: 0.2, loud: 0.22 });
  },
  card: (desk, at) => hiss(desk, { at, lasts: 0.11, type: 'bandpass', from: 2400, to: 5200, loud: 0.6 }),
  steel: (desk, at) => {
    for (const [nth, from] of [1480, 2230, 3370].entries()) {
      tone(desk, { at: at + nth * 0.012, from, to: from * 0.995, lasts: 0.5 - nth * 0.08, loud: 0.13 });
    }
    hiss(desk, { at, lasts: 0.05, type: 'highpass', from: 3000, to: 2500, loud: 0.2 });
  },
  whoosh: (desk, at) => hiss(desk, { at, lasts: 0.34, type: 'bandpass', from: 500, to: 1700, rises: 0.14, loud: 0.7 }),
  crack: (desk, at) => {
    hiss(desk, { at, lasts: 0.08, type: 'bandpass', from: 1500, to: 500, loud: 0.9 });
    hiss(desk, { at: at + 0.07, lasts: 0.22, type: 'lowpass', from: 500, to: 180, loud: 0.5 });
  },
  wound: (desk, at) => {
    tone(desk, { at, from: 165, to: 72, lasts: 0.26, loud: 0.38 });
    hiss(desk, { at, lasts: 0.07, type: 'lowpass', from: 900, to: 300, loud: 0.2 });
  },
  points: (desk, at) => {
    for (const [nth, from] of [523, 659, 784].entries()) bar(desk, at + nth * 0.11, from);
  },
  turn: (desk, at) => {
    bar(desk, at, 392);
    bar(desk, at + 0.16, 523);
  },
};

/** As long as a square takes on the board. */
const STEP = 0.19;

/** A foot on wood and stone. */
const tap = (desk: Desk, at: number, pitch: number): void => {
  tone(desk, { at, from: pitch, to: pitch * 0.6, lasts: 0.08, loud: 0.2 });
  hiss(desk, { at, lasts: 0.035, type: 'bandpass', from: 1100, to: 700, loud: 0.3 });
};

/** A wooden bar that rings. */
const bar = (desk: Desk, at: number, pitch: number): void => {
  tone(desk, { at, from: pitch, to: pitch, lasts: 0.5, loud: 0.2 });
  tone(desk, { at, from: pitch * 4, to: pitch * 4, lasts: 0.12, loud: 0.05 });
};

interface Noise {
  readonly at: number;
  readonly lasts: number;
  /** Hertz, from the beginning to the end. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  /** Seconds until it is loudest; at once unless told. */
  readonly rises?: number;
}

const tone = ({ context, out }: Desk, noise: Noise): void => {
  const { at, from, to, lasts } = noise;
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + lasts);
  wave.connect(swell({ context, out }, noise));
  wave.start(at);
  wave.stop(at + lasts);
};

const hiss = ({ context, out }: Desk, noise: Noise & { readonly type: BiquadFilterType }): void => {
  const { at, from, to, lasts, type } = noise;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noiseIn(context);
  filter.type = type;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter);
  filter.connect(swell({ context, out }, noise));
  source.start(at, 0, lasts);
};

/** Comes and dies away, without a click at either end. */
const swell = ({ context, out }: Desk, { at, lasts, loud, rises = 0.012 }: Noise): AudioNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(rises, lasts / 2));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(out);
  return gain;
};

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second, always the same: a plain generator, so that a rendering can be compared. */
const noiseIn = (context: BaseAudioContext): AudioBuffer => {
  const known = buffers.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let nth = 0; nth < samples.length; nth++) {
    seed = (seed * 16807) % 2147483647;
    samples[nth] = (seed / 2147483647) * 2 - 1;
  }
  buffers.set(context, buffer);
  return buffer;
};
