-- What the organiser adds to the menu of the expert area, for all guests of a task.
create table expert_menu_items (
  task_id bigint not null references expert_tasks (id) on delete cascade,
  position smallint not null,
  title text not null,
  content_url text not null,
  -- 1 inner page, 2 embedded page, 3 outside
  type smallint not null check (type between 1 and 3),
  is_top boolean not null,
  primary key (task_id, position)
);
