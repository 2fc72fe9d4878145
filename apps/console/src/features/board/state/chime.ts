const TONES = [
  { hertz: 880, after: 0 },
  { hertz: 1174.66, after: 0.16 },
];
const APART = 0.75;
const MOST = 3;

function tone(context: AudioContext, hertz: number, at: number): void {
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = 'sine';
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  voice.connect(loudness).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.52);
}

/** Two tones for each new order; many at once ring three times and no more. */
export function playChime(context: AudioContext, times: number): void {
  for (let turn = 0; turn < Math.min(times, MOST); turn += 1)
    for (const { hertz, after } of TONES) tone(context, hertz, context.currentTime + turn * APART + after);
}
