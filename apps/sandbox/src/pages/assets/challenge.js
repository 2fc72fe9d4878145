// Tells the shop's page, around this frame, what the owner of the card has said.
const answer = document.getElementById('answer');
if (answer) {
  const { nonce, origin } = answer.dataset;
  window.parent.postMessage({ threeDSecure: { nonce } }, origin);
}
