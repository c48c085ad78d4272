import { defineFailures } from './failure.ts'

export const resourceFailures = defineFailures({
  unknownResource: [5001, '没有这个列表', 'there is no such list'],
  valuesWrong: [5002, '请检查填写的内容', 'please check what you entered'],
  changedMeanwhile: [
    5003,
    '其他人已修改，请对比后再保存',
    'somebody else has changed this; please compare and save again',
  ],
  reasonMissing: [5004, '请填写原因', 'please give a reason'],
  unknownAction: [5005, '没有这个操作', 'there is no such action'],
  notCreated: [5006, '这里不能新建', 'nothing can be created here'],
  notChanged: [5014, '这里不能修改', 'nothing can be changed here'],
  importOver: [5015, '该导入已结束或已过期，请重新上传', 'this import is over; please send the file again'],
  ownRequest: [5008, '申请人不能审批自己的申请', 'a request is decided by somebody else than who made it'],
  notDone: [
    5012,
    '已同意，但未能执行；可在“双人审批”中再次同意',
    'agreed, but it could not be done; agree again under “Two-person approvals” to try again',
  ],
  askerLeft: [
    5013,
    '申请人已没有提交此申请的权限',
    'the person who asked for this has no right to ask any more',
  ],
  tableUnreadable: [5009, '无法读取该表格文件', 'this file cannot be read as a table'],
  tooManyRows: [5010, '一次最多导入 10000 行', 'at most 10,000 rows are imported at once'],
  alreadyThere: [5100, '已有相同的记录', 'there is already one like this'],
  requestWaits: [
    5150,
    '有待审批的申请，审批或撤回后才能修改',
    'a request about this waits; it can be changed once that is decided or withdrawn',
  ],
  referenceMissing: [5101, '所选的内容不存在', 'what was chosen does not exist'],
})
