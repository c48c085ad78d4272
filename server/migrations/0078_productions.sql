-- A removed work is not found any more.
create trigger search_removed after update on productions for each row
  when (old.removed_at is distinct from new.removed_at) execute function search_enqueue('production', 'id');
