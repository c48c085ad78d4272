const zh = {
  follow: '关注',
  following: '已关注',
  followers: (count: string) => `${count} 人关注`,
  followed: '关注成功',
  stopped: '已取消关注',
  subscribe: '订阅',
  subscribed: '已订阅',
  subscribers: (count: string) => `${count} 人订阅`,
  subscribedNow: '订阅成功，新内容将出现在关注中',
  cancelledNow: '已取消订阅',
}

export const followText = {
  zh,
  en: {
    follow: 'Follow',
    following: 'Following',
    followers: (count) => (count === '1' ? '1 follower' : `${count} followers`),
    followed: 'You are following now',
    stopped: 'No longer following',
    subscribe: 'Subscribe',
    subscribed: 'Subscribed',
    subscribers: (count) => (count === '1' ? '1 subscriber' : `${count} subscribers`),
    subscribedNow: 'Subscribed. News will appear in your followed content',
    cancelledNow: 'Subscription cancelled',
  } satisfies typeof zh,
}
