// Stands in for the hosted provider's widget script: what it puts into the page and what it can do, no more.
window.vapiSDK = {
  run(options) {
    window.hostedWidgetRuns = [...(window.hostedWidgetRuns ?? []), options]
    const style = document.createElement('style')
    style.textContent = '#vapi-support-btn { position: absolute; display: block }'
    document.head.append(style)
    const button = document.createElement('button')
    button.id = 'vapi-support-btn'
    button.textContent = 'Talk'
    document.body.append(button)
    return {
      stop() {
        window.hostedWidgetStops = (window.hostedWidgetStops ?? 0) + 1
      },
    }
  },
}
