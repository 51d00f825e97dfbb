import { createHash } from 'node:crypto';
import { newId, newSecret } from '../chance.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, isPassword, newRecoveryCode } from './passwords.ts';
import { type Pass, readPass, signPass } from './signed.ts';

/** Who plays here: guests, who are their cookie, and accounts, who have a name and a password besides. */
export interface People {
  guest(name: string): Promise<PersonRow>;
  /** Who shows this cookie, or this token of a program. */
  byPass(pass: string): Promise<PersonRow | undefined>;
  byToken(token: string): Promise<PersonRow | undefined>;
  passOf(person: PersonRow): string;
  rename(person: PersonRow, name: string): Promise<void>;
  /** Keeps a guest's games under a name; `taken` if somebody else has it. Answers with the recovery code, once. */
  keep(person: PersonRow, name: string, password: string): Promise<string | 'taken'>;
  enter(name: string, password: string): Promise<PersonRow | undefined>;
  /** A new password, and a new code: each works once. */
  recover(code: string, password: string): Promise<{ readonly person: PersonRow; readonly code: string } | undefined>;
  /** Makes all cookies worthless, this one too. */
  leaveEverywhere(person: PersonRow): Promise<void>;
  newToken(person: PersonRow, label: string): Promise<string>;
  dropTokens(person: PersonRow): Promise<void>;
  seen(person: string): Promise<void>;
}

export const openPeople = async (store: Pick<Store, 'db'>, now: () => number): Promise<People> => {
  const secret = await secretOf(store, 'pass');
  const desk: Files = { ...store, now };
  return {
    ...passes(desk, secret),
    ...accounts(desk),
    ...tokens(desk),
    guest: async (name) => {
      const person = { ...NOBODY, id: newId(), name, created: now(), seen: now() };
      await store.db.insertInto('person').values(person).execute();
      return person;
    },
    rename: ({ id }, name) => change(desk, id, { name }),
    seen: (id) => change(desk, id, { seen: now() }),
  };
};

interface Files extends Pick<Store, 'db'> {
  readonly now: () => number;
}

const byId = ({ db }: Files, id: string) => db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();

const change = async ({ db }: Files, id: string, set: Partial<PersonRow>): Promise<void> => {
  await db.updateTable('person').set(set).where('id', '=', id).execute();
};

const passes = (files: Files, secret: string): Pick<People, 'byPass' | 'passOf' | 'leaveEverywhere'> => ({
  byPass: async (text) => {
    const pass: Pass | undefined = readPass(secret, text);
    const person = pass === undefined ? undefined : await byId(files, pass.person);
    return person?.epoch === pass?.epoch ? person : undefined;
  },
  passOf: ({ id, epoch }) => signPass(secret, { person: id, epoch }),
  leaveEverywhere: ({ id, epoch }) => change(files, id, { epoch: epoch + 1 }),
});

const accounts = (files: Files): Pick<People, 'keep' | 'enter' | 'recover'> => {
  const find = (column: 'account' | 'recovery', value: string) =>
    files.db.selectFrom('person').selectAll().where(column, '=', value).executeTakeFirst();
  return {
    keep: async ({ id }, name, password) => {
      const account = accountOf(name);
      const other = await find('account', account);
      if (other !== undefined && other.id !== id) return 'taken';
      const code = newRecoveryCode();
      await change(files, id, { name, account, password: await hashPassword(password), recovery: hashed(code) });
      return code;
    },
    enter: async (name, password) => {
      const person = await find('account', accountOf(name));
      return (await isPassword(password, person?.password ?? undefined)) ? person : undefined;
    },
    recover: async (text, password) => {
      const person = await find('recovery', hashed(text.trim().toLowerCase()));
      if (person === undefined) return undefined;
      const code = newRecoveryCode();
      const fresh = { password: await hashPassword(password), recovery: hashed(code), epoch: person.epoch + 1 };
      await change(files, person.id, fresh);
      return { person: { ...person, ...fresh }, code };
    },
  };
};

const tokens = (files: Files): Pick<People, 'byToken' | 'newToken' | 'dropTokens'> => ({
  byToken: async (token) => {
    const rows = files.db.selectFrom('token').select('person').where('hash', '=', hashed(token));
    const found = await rows.executeTakeFirst();
    return found === undefined ? undefined : byId(files, found.person);
  },
  newToken: async ({ id }, label) => {
    const token = `archmage_${newSecret()}`;
    const row = { hash: hashed(token), person: id, label, created: files.now() };
    await files.db.insertInto('token').values(row).execute();
    return token;
  },
  dropTokens: async ({ id }) => {
    await files.db.deleteFrom('token').where('person', '=', id).execute();
  },
});

const NOBODY = { account: null, password: null, recovery: null, epoch: 0 };

/** What nobody can guess needs no salt and no slowness. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Names that look alike are one name. */
export const accountOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Made by whichever node is first, and the same for all. */
const secretOf = async ({ db }: Pick<Store, 'db'>, name: string): Promise<string> => {
  const fresh = { name, value: newSecret() + newSecret() };
  await db
    .insertInto('secret')
    .values(fresh)
    .onConflict((on) => on.doNothing())
    .execute();
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
};
