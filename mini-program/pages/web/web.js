const { addressOf, pathOf, webPage } = require('../../addresses')

/** Shows the site. The site says by messages what its page in front is called when somebody shares it. */
Page({
  data: { src: '' },
  card: undefined,

  onLoad(query) {
    this.setData({ src: addressOf(decodeURIComponent(query.path || '/')) })
  },

  /** WeChat hands over what the page has said so far, at the moment of sharing. */
  handleMessage({ detail }) {
    const cards = detail.data.filter(({ type }) => type === 'share')
    this.card = cards[cards.length - 1] || this.card
  },

  onShareAppMessage({ webViewUrl }) {
    const path = pathOf(this.card ? this.card.link : webViewUrl)
    return {
      title: this.card ? this.card.title : '杏林',
      path: webPage(path),
      ...(this.card && this.card.imgUrl ? { imageUrl: this.card.imgUrl } : {}),
    }
  },
})
