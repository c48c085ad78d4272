-- The lists of channels: by time, by views, and by the filters that stand in front of them.

-- What is still to come is little; found by its end, not by walking past everything that is over.
create index meetings_by_end on meetings (end_at) where parent_id is null and published;
create index meetings_by_views on meetings (view_count, id) where parent_id is null and published;
create index meetings_with_credit on meetings (begin_at, id) where parent_id is null and published and is_credit;
create index meetings_of_companies on meetings (begin_at, id) where parent_id is null and published and is_enterprise;

create index articles_by_views on articles (view_count, id);

create index productions_by_kind on productions (course_type, published_at, id);
create index productions_by_views on productions (view_count, id);

create index operations_by_views on operations (view_count, id);

create index doctors_by_sort on doctors (sort, id);

create index columns_by_sort on columns (sort, id);
create index columns_by_college on columns (college_id, sort, id);
