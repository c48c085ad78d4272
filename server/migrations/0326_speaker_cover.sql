-- The portrait of the first speaker. Lists ask for it only beside what goes on now, which the planner cannot know: without
-- the cost it would read a page of a subject by another index.
create function meeting_speaker_cover(meeting bigint) returns text
  language sql stable parallel safe cost 1 as $$
  select d.cover from meeting_doctors md join doctors d on d.id = md.doctor_id
  where md.meeting_id = meeting order by md.sort, d.id limit 1
$$;
