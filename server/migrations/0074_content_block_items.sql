-- Editors may pick experts too.
alter table content_block_items drop constraint content_block_items_kind_check;
alter table content_block_items add constraint content_block_items_kind_check check (kind between 1 and 5);
