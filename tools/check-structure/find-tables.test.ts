import { expect, it } from 'vitest'
import { findTables } from './find-tables.ts'

it.each<[string, string[]]>([
  ['select * from meetings', ['meetings']],
  ['select 1 from meetings m join doctors d on d.id = m.doctor_id', ['d', 'doctors', 'm', 'meetings']],
  ['select 1 from meeting_guests g, own where true, users', ['meeting_guests', 'own']],
  ['select 1 from (select 1 from marks) x, follows', ['follows', 'marks']],
  ['insert into room_viewers as v (id) values ($)', ['room_viewers']],
  ['update users set name = $', ['users']],
  ['delete from marks using articles', ['articles', 'marks']],
  ['exists (select from only halls)', ['halls']],
  ['meetings.id = $', ['meetings']],
  ['from $ m where m.id = $', ['m']],
])('%s', (text, tables) => {
  expect([...findTables(text)].toSorted()).toEqual(tables)
})

it.each([
  "select 'from meetings'",
  '-- from meetings\nselect 1',
  'with meetings as (select 1) select * from meetings',
  'with meetings as materialized (select 1) select * from meetings',
  'select m.doctors as doctors, meetings',
  'on conflict do update set name = $ for update',
])('no table in %s', (text) => {
  expect([...findTables(text)].filter((name) => name.length > 1)).toEqual([])
})
