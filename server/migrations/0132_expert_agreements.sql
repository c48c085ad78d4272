-- The text of the agreement with experts. Rows are only added; the latest one holds.
create table expert_agreement_texts (
  id bigint generated always as identity primary key,
  content_zh text not null check (content_zh <> ''),
  content_en text not null check (content_en <> ''),
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);

-- Agreements as they were signed. Rows are only added: a changed fee or date asks for a new one.
create table expert_agreements (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  text_id bigint not null references expert_agreement_texts (id),
  -- SHA-256 of the Chinese text that was signed.
  text_digest bytea not null,
  signer text not null,
  is_typed boolean not null,
  -- The PDF and its SHA-256.
  file_key text not null,
  file_digest bytea not null,
  device_digest bytea not null,
  signed_at timestamptz not null
);
create index expert_agreements_of_sheet on expert_agreements (sheet_id, id desc);

comment on table expert_agreement_texts is 'begins with rows';
insert into expert_agreement_texts (content_zh, content_en) values (
'甲方：《{{meeting}}》会议组委会
乙方：{{expert}}（{{hospital}}）

一、服务内容
甲方邀请乙方参加《{{meeting}}》（{{begin}} 至 {{end}}，北京时间），乙方承担以下工作：
{{sessions}}

二、报酬
甲方就上述工作向乙方支付劳务报酬（税前）：
{{fees}}
合计 {{total}} 元。个人所得税由甲方依法代扣代缴。报酬在会议结束且会议资料齐全后计入乙方的可领取余额。

三、学术要求
乙方对讲授内容负责，保证内容客观、准确，不含任何产品的商业推广；涉及患者的资料已去除可识别身份的信息或已取得同意。

四、录制与使用
甲方可对会议进行直播与录制。回放经乙方同意后发布；会议照片、签到与直播记录作为本协议履行的凭证保存。

五、变更
工作时间或报酬发生变更的，双方重新签署协议，原协议予以保存。

六、生效
本协议以电子方式签署，自乙方通过手机验证码验证并签名时生效。',
'Party A: the organising committee of “{{meeting}}”
Party B: {{expert}} ({{hospital}})

1. Services
Party A invites Party B to “{{meeting}}” ({{begin}} to {{end}}, Beijing time), where Party B undertakes:
{{sessions}}

2. Remuneration
Party A pays Party B for these services, before tax:
{{fees}}
In total {{total}} yuan. Party A withholds individual income tax as the law requires. The remuneration becomes available to Party B once the meeting is over and its records are complete.

3. Academic standards
Party B is responsible for the content, which is objective and accurate and promotes no product. Patients cannot be recognised, or have consented.

4. Recording and use
Party A may broadcast and record the meeting. The recording is published with the consent of Party B. Pictures, attendance and broadcast records are kept as proof of performance.

5. Changes
Where times or remuneration change, both parties sign a new agreement; the old one is kept.

6. Effect
This agreement is signed electronically and takes effect when Party B signs after confirming the code sent to their mobile number. The Chinese text is binding.');
