import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backupTo, restoreFrom } from './backup.ts'
import { openEmbeddedPostgres } from './embedded.ts'
import type { EmbeddedPostgres } from './embedded.ts'

let work: string
let server: EmbeddedPostgres
let file: string
const quiet = () => undefined

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'xinglin-backup-'))
  chmodSync(work, 0o755)
  file = join(work, 'backup.gz')
  server = await openEmbeddedPostgres({ dataDir: join(work, 'data'), say: quiet })
})
afterAll(async () => {
  await server.stop()
  rmSync(work, { recursive: true, force: true })
})

async function run<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A name for every test: `create database` is the isolation. */
async function database(name: string, sql: string): Promise<string> {
  await run(server.url, `drop database if exists ${name}`)
  await run(server.url, `create database ${name}`)
  const url = server.url.replace(/\/xinglin$/, `/${name}`)
  await run(url, sql)
  return url
}

const schema = `
  create type mood as enum ('well', 'ill');
  create table "Odd ""name" (id int primary key);
  create table person (
    id bigint generated always as identity primary key,
    name text not null,
    doctor bigint references person (id),
    favourite bigint,
    shouted text generated always as (upper(name)) stored
  );
  create table thing (
    id serial primary key,
    owner bigint not null references person (id),
    price numeric, big bigint, bytes bytea, at timestamptz, span interval, word char(5), state mood,
    tags text[], document jsonb, ratio double precision, period int4range
  );
  alter table person add constraint person_favourite foreign key (favourite) references thing (id);
  create table event (at date not null, text text) partition by range (at);
  create table event_2026 partition of event for values from ('2026-01-01') to ('2027-01-01');
  create function refuse() returns trigger language plpgsql as $$ begin raise 'triggered'; end $$;
  create table schema_migrations (version int primary key, name text not null, checksum text not null);
  insert into schema_migrations values (1, '0001_first.sql', 'x')`

const content = `
  insert into "Odd ""name" values (1);
  insert into person (name) values ('李 "明"'), (e'line\\nbreak\\u2028and \\\\ backslash'), ('');
  update person set doctor = 3 - id where id < 3;
  insert into thing (owner, price, big, bytes, at, span, word, state, tags, document, ratio, period) values
    (1, 12345678901234567890.123456789, 9007199254740993, '\\x00ff', '2026-01-02 03:04:05.678901+08', '1 mon 2 days',
     'ab', 'ill', array['a', null, 'null', '{,}'], '{"a": 1}', 0.1, '[1,5)'),
    (2, null, null, '', 'infinity', null, null, null, '{}', 'null', 'NaN', 'empty'),
    (2, 0, -1, null, null, null, '', 'well', null, null, '-Infinity', null);
  update person set favourite = 2 where id = 1;
  insert into event values ('2026-05-05', 'in a partition');
  select nextval('thing_id_seq')`

const lateRules = `
  create trigger person_refused before insert on person for each row execute function refuse();
  create trigger person_not_emptied before truncate on person for each statement execute function refuse();
  create trigger thing_off before insert on thing for each row execute function refuse();
  alter table thing disable trigger thing_off`

const everything = `
  select 'person' as place, p::text as row from person p union all select 'thing', t::text from thing t
  union all select 'event', e::text from event e union all select 'odd', o::text from "Odd ""name" o
  union all select 'null kinds', concat(id, document is null, document = 'null') from thing
  order by 1, 2`

describe('backup', () => {
  let full: string
  beforeAll(async () => {
    full = await database('full_one', `${schema}; ${content}; ${lateRules}`)
  })
  beforeEach(() => backupTo(full, file, quiet))

  it('comes back exactly, with sequences, references and triggers in place', async () => {
    const empty = await database('empty_one', `${schema}; ${lateRules}`)
    await restoreFrom(empty, file, quiet)
    const rows = await run(full, everything)
    expect(rows).toHaveLength(11)
    expect(await run(empty, everything)).toEqual(rows)
    expect(await run(empty, `select nextval('person_id_seq')::int as id`)).toEqual([{ id: 4 }])
    expect(await run(empty, `insert into thing (owner) values (1) returning id`)).toEqual([{ id: 5 }])
    await expect(run(empty, `insert into thing (owner) values (99)`)).rejects.toThrow('thing_owner_fkey')
    await expect(run(empty, `insert into person (name) values ('x')`)).rejects.toThrow('triggered')
  })

  it('is for its owner only and leaves no partial file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const missing = join(work, 'no-such-folder/backup.gz')
    await expect(backupTo(full, missing, quiet)).rejects.toThrow(
      `No backup was written to ${missing}: ENOENT`,
    )
    expect(existsSync(`${file}.partial`)).toBe(false)
  })

  it('goes into a database with content only when told to replace it', async () => {
    const used = await database(
      'used_one',
      `${schema}; insert into person (name) values ('old'); ${lateRules}`,
    )
    await expect(restoreFrom(used, file, quiet)).rejects.toThrow('the database is not empty (table person)')
    expect(await run(used, 'select name from person')).toEqual([{ name: 'old' }])
    await restoreFrom(used, file, quiet, { replace: true })
    expect(await run(used, everything)).toEqual(await run(full, everything))
  })

  it('refuses a database at another migration', async () => {
    const newer = await database('newer_one', `${schema}, (2, '0002_second.sql', 'y')`)
    await expect(restoreFrom(newer, file, quiet)).rejects.toThrow(
      'made with the database at 0001_first.sql, but this one is at 0002_second.sql',
    )
  })

  it('takes what was saved at the last migration before the baseline', async () => {
    const at = (name: string) => `${schema}; update schema_migrations set name = '${name}'`
    const old = await database('before_baseline', `${at('0474_sealed_invoices.sql')}; ${content}`)
    await backupTo(old, file, quiet)
    const fresh = await database('at_baseline', at('0010_synonyms.sql'))
    await restoreFrom(fresh, file, quiet)
    expect(await run(fresh, everything)).toEqual(await run(old, everything))
  })

  it('changes nothing when the file is damaged, incomplete or something else', async () => {
    const used = await database('hurt_one', `${schema}; insert into person (name) values ('old')`)
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const at = lines.findIndex((line) => line.startsWith('{"table":"thing"'))
    const cases = [
      readFileSync(file).subarray(0, -20),
      gzipSync(lines.slice(0, -1).join('\n')),
      gzipSync(lines.toSpliced(at + 1, 1).join('\n')),
      gzipSync('{"other":"file"}\n'),
      Buffer.from('not compressed'),
    ]
    for (const bytes of cases) {
      const broken = join(work, 'broken.gz')
      writeFileSync(broken, bytes)
      await expect(restoreFrom(used, broken, quiet, { replace: true })).rejects.toThrow(
        /damaged or incomplete|not a backup of Xinglin/,
      )
      expect(await run(used, 'select name from person')).toEqual([{ name: 'old' }])
    }
  })

  it('refuses references that point nowhere', async () => {
    const empty = await database('torn_one', schema)
    const lines = gunzipSync(readFileSync(file)).toString().replaceAll('["3","2",', '["3","77",')
    const torn = join(work, 'torn.gz')
    writeFileSync(torn, gzipSync(lines))
    await expect(restoreFrom(empty, torn, quiet)).rejects.toThrow('thing_owner_fkey')
    expect(await run(empty, 'select from person')).toEqual([])
  })
})
