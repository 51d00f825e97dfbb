import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the standard vector %j', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('the standard vector of a million a', () => {
  expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

// Hashes of the UTF-8 bytes, from Python's hashlib.
test.each([
  ['é', '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c'],
  ['€', 'c4cc90ed3d26f12d4b08a75140970a7904035c31cbb4515a83f19b9003c00d1d'],
  ['🐉', 'd64b95eddc5044b42f7c65518570f6daa30bfb7c799b3dc48cc79b830f839b14'],
])('text beyond ASCII: %s', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('half a surrogate pair counts as U+FFFD', () => {
  expect(sha256('a\ud83d')).toBe(sha256('a\ufffd'));
  expect(sha256('\udc09b')).toBe(sha256('\ufffdb'));
});

test('a length near the end of a block', () => {
  const hashes = [55, 56, 63, 64, 65].map((length) => sha256('x'.repeat(length)));
  expect(hashes).toEqual([
    'd5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072',
    '04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e',
    '75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2',
    '7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c',
    '9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9',
  ]);
});
