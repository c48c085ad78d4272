export const setupText = {
  zh: {
    title: '初始化杏林',
    about: '还没有管理员。请输入服务器启动时打印的安装码，创建第一位管理员。',
    code: '安装码',
    phone: '手机号',
    name: '姓名',
    password: '登录密码',
    passwordHint: '8 至 20 位，同时包含字母和数字',
    begin: '创建管理员',
    known: '该手机号已有账号，已设为管理员，请用原密码登录。',
    toLogin: '去登录',
  },
  en: {
    title: 'Set up Xinglin',
    about:
      'There is no administrator yet. Enter the setup code that the server printed when it started to make the first one.',
    code: 'Setup code',
    phone: 'Mobile number',
    name: 'Name',
    password: 'Password',
    passwordHint: '8 to 20 characters with letters and digits',
    begin: 'Make the administrator',
    known: 'This number has an account, which is an administrator now. Please log in with its own password.',
    toLogin: 'Log in',
  },
}

export const onboardingText = {
  zh: {
    title: '开始使用',
    guide: '打开引导',
    about: '按步骤完成后，首页就有内容了。可以随时离开，下次从这里继续。',
    steps: {
      account: { title: '账号与二次验证', about: '管理员账号已创建，二次验证已设置。' },
      colleague: {
        title: '第二位管理员',
        about:
          '退款、付款、角色与服务商设置等操作需要两个人。请对方先注册，再在用户列表中打开其账号，用“调整角色”设为管理员；只有您一位管理员时立即生效。',
      },
      providers: {
        title: '服务商',
        about: '设置短信、邮件、支付等服务，并逐个测试。沙箱和本机的测试不算完成；至少接入并测试一个服务商。',
      },
      subject: { title: '第一个学科', about: '文章、会议都属于某个学科，例如“心血管内科”。' },
      menu: { title: '第一个首页菜单', about: '首页顶部的图标，打开会议、资讯等频道。' },
      article: { title: '第一篇文章', about: '填写标题、封面和正文，然后发布。' },
      meeting: { title: '第一场会议', about: '填写标题、时间和封面，保存后在会议页发布。' },
      section: { title: '第一个首页栏目', about: '栏目决定首页展示哪些内容，例如“学术会议”“专业资讯”。' },
      party: {
        title: '协议签约主体',
        about: '与专家签署劳务协议的单位：名称、统一社会信用代码和授权签署人。没有填写时专家无法签署。',
      },
    },
    states: { done: '已完成', skipped: '已跳过', open: '待完成' },
    go: '去完成',
    look: '查看',
    skip: '以后再说',
    resume: '恢复此步',
    finish: '结束引导',
    finished: '一切就绪',
    finishedAbout: '首页已经有内容了，可以打开看看。',
    home: '打开首页',
    bar: (done: number, all: number) => `开始使用：已完成 ${done}/${all} 步`,
    next: (step: string) => `下一步：${step}`,
  },
  en: {
    title: 'Getting started',
    guide: 'Open the guide',
    about: 'After these steps the home is not empty any more. You can leave at any time and continue here.',
    steps: {
      account: {
        title: 'Account and second step',
        about: 'The administrator is there, and so is the second step.',
      },
      colleague: {
        title: 'A second administrator',
        about:
          'Refunds, payouts, roles and settings of services take two people. Have your colleague register, open their account in the list of people and change their roles; as long as you are the only administrator this holds at once.',
      },
      providers: {
        title: 'Providers',
        about:
          'Set up SMS, mail, payments and test each. A test of the sandbox does not count: at least one real service has to answer.',
      },
      subject: {
        title: 'The first subject',
        about: 'Articles and meetings belong to a subject, such as cardiology.',
      },
      menu: { title: 'The first menu item', about: 'The icons at the top of the home, which open channels.' },
      article: { title: 'The first article', about: 'Enter a title, a cover and a text, then publish it.' },
      meeting: {
        title: 'The first meeting',
        about: 'Enter a title, times and a cover, save it, then publish it on its page.',
      },
      section: {
        title: 'The first section of the home',
        about: 'Sections say what the home shows, such as meetings and articles.',
      },
      party: {
        title: 'Party A of agreements',
        about:
          'The legal entity that signs with experts: its name, credit code and signatory. Without it experts cannot sign.',
      },
    },
    states: { done: 'Done', skipped: 'Put off', open: 'Open' },
    go: 'Do it',
    look: 'Look',
    skip: 'Later',
    resume: 'Take it up again',
    finish: 'End the guide',
    finished: 'Everything is ready',
    finishedAbout: 'The home is not empty any more: have a look.',
    home: 'Open the home',
    bar: (done: number, all: number) => `Getting started: ${done} of ${all} steps done`,
    next: (step: string) => `Next: ${step}`,
  },
}
