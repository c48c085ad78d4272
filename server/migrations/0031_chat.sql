-- ## chat

-- Members of such a group leave it only when what it is for lets them go.
alter table chat_groups add column is_bound boolean not null default false;
update chat_groups g set is_bound = true from consultations c where c.chat_group_id = g.id;
