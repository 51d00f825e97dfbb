import { type Answer, type AnswerName, API, readAnswer } from '@archmage/protocol';

/** What came of asking the server: an answer, or a word that says why there is none. */
export type Asked<T> = { readonly ok: true; readonly value: T } | Denied;

export interface Denied {
  readonly ok: false;
  readonly code: string;
  /** What the server says besides, in English. */
  readonly detail?: string;
}

type Method = 'GET' | 'POST' | 'DELETE';

export const ask = async <Name extends AnswerName>(
  name: Name,
  method: Method,
  path: string,
  body?: object,
): Promise<Asked<Answer<Name>>> => {
  const response = await send(method, path, body);
  if (response === undefined) return { ok: false, code: 'unreachable' };
  const data = await jsonOf(response);
  const denied = deniedIn(data);
  if (denied !== undefined) return denied;
  const found = readAnswer(name, data);
  return found.ok ? found : { ok: false, code: 'noServer' };
};

/** A text that is answered as it is. */
export const askText = async (path: string): Promise<Asked<string>> => {
  const response = await send('GET', path);
  if (response === undefined) return { ok: false, code: 'unreachable' };
  if (response.ok) return { ok: true, value: await response.text() };
  return deniedIn(await jsonOf(response)) ?? { ok: false, code: 'noServer' };
};

const send = async (method: Method, path: string, body?: object): Promise<Response | undefined> => {
  const content = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(`${API}${path}`, { method, credentials: 'same-origin', ...content });
  } catch {
    return undefined;
  }
};

const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    // A page alone, without the server, answers with a text.
    return undefined;
  }
};

const deniedIn = (data: unknown): Denied | undefined => {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { code, message } = data.error as { readonly code?: unknown; readonly message?: unknown };
  return { ok: false, code: String(code), ...(typeof message === 'string' && { detail: message }) };
};
