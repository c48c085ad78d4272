import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'

/** What the calls that are written to the audit log do, as operators read it. `audit.console.test.ts` finds missing ones. */
export const callTitles: Record<string, Words> = {
  'console.save': words('保存', 'Save'),
  'console.run': words('操作', 'Action'),
  'console.saveOrder': words('调整顺序', 'Change the order'),
  'console.dropDraft': words('放弃草稿', 'Drop a draft'),
  'console.import': words('导入', 'Import'),
  'console.export': words('导出', 'Export'),
  'console.figuresWorkbook': words('导出运营数据', 'Export figures'),
  'console.sponsorWorkbook': words('导出赞助方报告', 'Export a sponsor report'),
  'console.moveSession': words('调整议程时间', 'Move a session'),
  'console.renameHall': words('会场改名', 'Rename a hall'),
  'console.saveCaptions': words('保存字幕', 'Save captions'),
  'console.removeCaptions': words('删除字幕', 'Remove captions'),
  'console.transcribeTalk': words('识别字幕', 'Make captions'),
  'comments.delete': words('删除评论', 'Delete a comment'),
  'comments.settop': words('置顶评论', 'Pin a comment'),
  'meeting.setslowmode': words('设置慢速发言', 'Set slow mode'),
  'meeting.mute': words('禁言', 'Mute'),
  'meeting.rotatekey': words('更换推流密钥', 'Rotate a stream key'),
  'expertevidence.addpicture': words('上传讲课凭证', 'Add evidence'),
  'expertwait.addfile': words('上传待办文件', 'Add a document to a to-do'),
  'withdrawal.bankFile': words('导出付款文件', 'Make a bank file'),
  'withdrawal.bankResult': words('读入付款结果', 'Read a bank’s result'),
  'onboarding.skip': words('跳过引导步骤', 'Put a step off'),
  'onboarding.finish': words('结束引导', 'End the guide'),
  'providers.save': words('修改服务商设置', 'Change a provider'),
  'providers.test': words('测试服务商', 'Test a provider'),
  'system.setSwitch': words('切换功能开关', 'Switch a feature'),
  'system.backUp': words('备份', 'Back up'),
  'job.retry': words('重试任务', 'Retry a job'),
}

/** What changes name besides the fields and columns of their list. */
export const noteTitles: Record<string, Words> = {
  order: words('新的顺序', 'New order'),
  created: words('新建条数', 'Records created'),
  ids: words('新建的 ID', 'IDs created'),
  changed: words('修改的 ID', 'IDs changed'),
  request: words('双人审批申请', 'Request for two people'),
  deed: words('需两人的操作', 'Deed of two people'),
  publish_at: words('定时发布', 'Publishes at'),
  draft: words('草稿', 'Draft'),
  is_on: words('已开启', 'Switched on'),
  is_good: words('测试通过', 'Test passed'),
  is_skipped: words('已跳过', 'Put off'),
  is_tried_again: words('已重试', 'Tried again'),
  batch_no: words('付款批次', 'Batch'),
}
