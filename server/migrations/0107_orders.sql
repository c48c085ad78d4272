-- What an author has earned is found by their orders.
create index orders_of_author on orders (author_id) where author_id is not null;
-- Paid orders of works whose doctor had no account: their shares are held for the doctor.
create index orders_without_author on orders (id) where author_id is null and status = 2;
