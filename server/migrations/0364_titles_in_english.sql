-- The English title of rooms and chats whose title is not somebody's own words. Empty where both are the same.
alter table rooms add column title_en text not null default '';
alter table chat_groups add column title_en text not null default '';

update rooms set title_en = replace(title, '会诊 ', 'Consultation ') where kind = 'consultation';
update chat_groups g set title_en = replace(g.title, '会诊 ', 'Consultation ')
from consultations c where c.chat_group_id = g.id;
