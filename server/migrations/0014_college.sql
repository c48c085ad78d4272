-- Tags by which the medical college is organised, and the encyclopedia's classes, documents and links.

alter table diseases add column introduction text not null default '';

-- Diseases are tags too, of a table of their own, because everything else refers to them.
create table tags (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('operation', 'part', 'category')),
  -- null: a tag across all subjects.
  college_id bigint references colleges (id) on delete cascade,
  name text not null,
  name_en text not null,
  introduction text not null default '',
  sort int not null default 0,
  unique nulls not distinct (kind, college_id, name)
);

create table item_tags (
  tag_id bigint not null references tags (id) on delete cascade,
  item_kind text not null check (item_kind in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  primary key (tag_id, item_kind, item_id)
);
create index item_tags_by_item on item_tags (item_kind, item_id);

-- Operations that are there already get a tag for what they are and one for the part that they treat.
insert into tags (kind, college_id, name, name_en)
  select distinct 'operation', college_id, title, title from operations;
insert into tags (kind, college_id, name, name_en)
  select distinct 'part', college_id, part, part from operations where part <> '';
insert into item_tags (tag_id, item_kind, item_id)
  select t.id, 'operation', o.id from operations o join tags t on t.college_id = o.college_id
    and (t.kind, t.name) in (('operation', o.title), ('part', o.part));

-- Everything that carries a tag of any sort.
create view tagged_items as
  select 'disease' as tag_kind, disease_id as tag_id, 'meeting' as item_kind, meeting_id as item_id from meeting_diseases
  union all
  select 'disease', disease_id, 'production', id from productions where disease_id is not null
  union all
  select 'disease', disease_id, 'operation', id from operations where disease_id is not null
  union all
  select 'disease', disease_id, 'information', id from articles where disease_id is not null
  union all
  select t.kind, i.tag_id, i.item_kind, i.item_id from item_tags i join tags t on t.id = i.tag_id;
create index productions_by_disease on productions (disease_id, published_at) where disease_id is not null;
create index operations_by_disease on operations (disease_id, published_at) where disease_id is not null;

create table product_classes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('drug', 'device')),
  parent_id bigint references product_classes (id) on delete cascade,
  name text not null,
  name_en text not null,
  sort int not null default 0,
  unique nulls not distinct (kind, parent_id, name)
);
create index product_classes_by_parent on product_classes (parent_id, sort) where parent_id is not null;

alter table companies
  add column city text not null default '',
  add column founded_year int not null default 0;

alter table products
  add column class_id bigint references product_classes (id) on delete set null,
  add column notes text not null default '',
  -- Letters by which the catalogue is sorted.
  add column pinyin text not null default '';
insert into product_classes (kind, name, name_en)
  select distinct kind, class_name, class_name from products where class_name <> '';
update products p set class_id = c.id from product_classes c where c.kind = p.kind and c.name = p.class_name;
create index products_by_sort on products (kind, sort, id);
create index products_by_class on products (class_id, sort, id);
create index products_by_pinyin on products (pinyin, id);

create table product_documents (
  id bigint generated always as identity primary key,
  product_id bigint not null references products (id) on delete cascade,
  name text not null,
  file text not null,
  size int not null,
  -- Rich text; empty for a file that can only be downloaded.
  preview text not null default '',
  sort int not null default 0
);
create index product_documents_by_product on product_documents (product_id, sort);

-- Where a product is spoken of.
create table product_links (
  product_id bigint not null references products (id) on delete cascade,
  item_kind text not null
    check (item_kind in ('meeting', 'production', 'operation', 'information', 'disease', 'doctor')),
  item_id bigint not null,
  primary key (product_id, item_kind, item_id)
);
create index product_links_by_item on product_links (item_kind, item_id);

-- What a company shows in its column.
create table company_contents (
  company_id bigint not null references companies (id) on delete cascade,
  item_kind text not null check (item_kind in ('meeting', 'production', 'operation', 'information')),
  item_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, item_kind, item_id)
);
create index company_contents_by_time on company_contents (company_id, created_at);

create table company_ads (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  image text not null,
  title text not null,
  link text not null,
  sort int not null default 0
);
create index company_ads_by_company on company_ads (company_id, sort);
