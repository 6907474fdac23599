import photo from "./photo.jpg";
import manual from "./manual.pdf";

document.body.style.backgroundImage = `url(${photo})`;
