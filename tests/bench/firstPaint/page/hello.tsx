import { createRoot } from 'react-dom/client';

const container = document.querySelector('#root');
if (container) createRoot(container).render(<h1>Manage your services in one place</h1>);
