-- A removed work is not found any more.
create or replace view search_sources as
  select 'meeting' as kind, m.id as item_id, m.title, m.speaker as subtitle, tagged.names as keywords, m.college_id,
    tagged.ids as disease_ids, m.is_credit, m.begin_at as sort_at, m.end_at, search_weight(m.view_count) as weight,
    false as is_free
  from meetings m
    left join meetings p on p.id = m.parent_id
    cross join lateral (
      select coalesce(array_agg(d.id), '{}') as ids, coalesce(string_agg(d.name || chr(10) || d.name_en, chr(10)), '') as names
      from meeting_diseases md join diseases d on d.id = md.disease_id where md.meeting_id = m.id) tagged
  where m.published and (p.id is null or p.published)
  union all
  select 'article', a.id, a.title, a.source, concat_ws(chr(10), d.name, d.name_en), a.college_id,
    array_remove(array[a.disease_id], null), false, a.published_at, null, search_weight(a.view_count), false
  from articles a left join diseases d on d.id = a.disease_id
  union all
  select 'production', p.id, p.title, doctors.name, concat_ws(chr(10), d.name, d.name_en), p.college_id,
    array_remove(array[p.disease_id], null), false, p.published_at, null, search_weight(p.view_count), p.is_free
  from productions p join doctors on doctors.id = p.doctor_id left join diseases d on d.id = p.disease_id
  where p.removed_at is null
  union all
  select 'operation', o.id, o.title, coalesce((
      select string_agg(doctors.name, '、' order by od.sort) from operation_doctors od join doctors on doctors.id = od.doctor_id
      where od.operation_id = o.id), ''),
    concat_ws(chr(10), o.part, d.name, d.name_en), o.college_id, array_remove(array[o.disease_id], null), false,
    o.published_at, null, search_weight(o.view_count), false
  from operations o left join diseases d on d.id = o.disease_id
  union all
  select 'column', c.id, c.theme, '', c.intro, c.college_id,
    array(select distinct a.disease_id from articles a where a.column_id = c.id and a.disease_id is not null), false,
    to_timestamp(0), null, 0, false
  from columns c
  union all
  select 'doctor', doctors.id, doctors.name, doctors.hospital || ' ' || doctors.department,
    concat_ws(chr(10), doctors.good_at, tagged.names), doctors.college_id, tagged.ids, false, doctors.created_at, null, 0, false
  from doctors
    cross join lateral (
      select coalesce(array_agg(d.id), '{}') as ids, coalesce(string_agg(d.name || chr(10) || d.name_en, chr(10)), '') as names
      from doctor_diseases dd join diseases d on d.id = dd.disease_id where dd.doctor_id = doctors.id) tagged
  union all
  select 'company', c.id, c.name, '', '', null, '{}', false, to_timestamp(0), null, 0, false
  from companies c
  union all
  select 'product', p.id, p.name, c.name, concat_ws(chr(10), p.class_name, left(p.indications, 300)), p.college_id, '{}',
    false, to_timestamp(0), null, 0, false
  from products p join companies c on c.id = p.company_id
  union all
  select 'department', d.id, d.name, d.hospital, concat_ws(chr(10), c.name, c.name_en, left(d.introduction, 300)), d.college_id,
    '{}', false, d.created_at, null, 0, false
  from departments d join colleges c on c.id = d.college_id;

create trigger search_removed after update on productions for each row
  when (old.removed_at is distinct from new.removed_at) execute function search_enqueue('production', 'id');
