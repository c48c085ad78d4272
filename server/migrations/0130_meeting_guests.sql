-- An invited expert has the rights of those who speak, whether or not they have a homepage.
alter table meeting_guests add column is_lecturer boolean not null default false;

insert into meeting_guests (meeting_id, user_id, is_lecturer)
select t.meeting_id, s.user_id, true
from expert_sheets s join expert_tasks t on t.id = s.task_id
group by t.meeting_id, s.user_id
on conflict (meeting_id, user_id) do update set is_lecturer = true;
