import { createRoot } from 'react-dom/client';
import '../tokens/index.css';
import { Gallery } from './Gallery.tsx';
import { readView } from './view.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(<Gallery start={readView(location.search)} />);
