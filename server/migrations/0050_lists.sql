-- A view that its owner shares with everybody who sees the list.
alter table list_views add column is_shared boolean not null default false;
create index list_views_shared on list_views (resource, name) where is_shared;
