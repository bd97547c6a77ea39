// Shows and hides the password. Without this script the button stays hidden, and the page works as it is.
const input = document.querySelector('#password');
const button = document.querySelector('[data-shows-password]');

function show(isShown) {
  input.type = isShown ? 'text' : 'password';
  button.textContent = isShown ? button.dataset.hide : button.dataset.show;
}

button.hidden = false;
button.addEventListener('click', () => show(input.type === 'password'));
// Browsers keep what was in a text field: the password would be offered to whoever types there next.
input.form.addEventListener('submit', () => show(false));
