import icon from "./icon.svg";
import photo from "./photo.svg";

for (const url of [icon, photo]) {
  const image = document.createElement("img");
  image.src = url;
  image.width = 200;
  document.body.append(image);
}
