-- The last number of the group when the member got a notice of unread messages. They get another one once they have read so far.
alter table chat_members add column noticed_number int not null default 0;
update chat_members m set noticed_number = g.last_number from chat_groups g where g.id = m.group_id;

create index chat_groups_by_last_message on chat_groups (last_at);
